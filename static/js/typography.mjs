// No-break spaces, so that no line ends with a lone letter (Polish and Italian books avoid it) or
// between a number and what it counts. The catalogues are written with plain spaces.

const LONE_LETTER = /(^|[\s(„«“"])(\p{L}) (?=\S)/gu;
const COUNTED = /(\d) (?=(?:AP|VP|PA|PV|PZ|Myth|Mito|Mitu|min|MB)(?!\p{L})|[×:·] ?\d)/gu;
const NUMBERED = /(^|[\s(])(p\.|s\.|pag\.|\d+\.|×) (?=[\p{L}\d])/gu;
const NO_BREAK = "\u00a0";

/** The text with no-break spaces where a line must not end. */
export const bind = (text) =>
  text.includes(" ")
    ? text
        .replace(LONE_LETTER, `$1$2${NO_BREAK}`)
        .replace(LONE_LETTER, `$1$2${NO_BREAK}`) // of two in a row, the first pass finds one
        .replace(COUNTED, `$1${NO_BREAK}`)
        .replace(NUMBERED, `$1$2${NO_BREAK}`)
    : text;
