export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that XML 1.0 does not allow, even escaped. */
// oxlint-disable-next-line no-control-regex -- removes control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as the content of an element or attribute. */
export const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
