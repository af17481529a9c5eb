/**
 * Characters without a glyph that pasted text may contain: control and format characters, variation
 * selectors.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
