const OWN = ["as", "ownerState", "sx", "theme"];

/**
 * Whether what an element is given is an attribute of it. Stands in the browser's build for Emotion's list of all that
 * HTML and SVG know (`vite.config.ts`): elements are given nothing else here but what Material UI and Emotion read.
 * @param name e.g. 'href'
 */
export default (name: string): boolean => !OWN.includes(name);
