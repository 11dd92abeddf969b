/** Between the parts of a joined text; JSON never contains this character unescaped. */
export const recordSeparator = "\u001e";
