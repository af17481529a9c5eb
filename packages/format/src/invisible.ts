/** Characters without a glyph that come along when text is pasted: control, format, and variation selectors. */
export const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
