/** JSON that is safe inside a `<script>`: data cannot end the element or start a comment. */
export const toScriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
