/** JSON that can stand in a `<script>`: no text of a product can end the element or begin a comment. */
export const toScriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
