"""Magpies on the page: plain as can be, with two lessons to try the learning on."""
