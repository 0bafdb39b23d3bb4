/** The text a page's answer was made from: whoever has it need not read it out of the answer's bytes again. */
export const pageTexts = new WeakMap<Response, string>()
