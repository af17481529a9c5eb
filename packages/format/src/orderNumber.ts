/**
 * Formats the number or the id of an order or a return as a shopper reads it: `LX 2611 2048 77` for
 * `LX-2611-2048-77`. Its spaces are non-breaking, so that the number stays on one line.
 */
export const formatOrderNumber = (number: string): string => number.replace(/[ -]/g, '\u00a0');
