/** JSON that can stand in a `<script>`: no text of a product can end the element or begin a comment. */
export const toScriptText = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
