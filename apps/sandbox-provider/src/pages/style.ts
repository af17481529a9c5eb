/**
 * The style sheet of all pages. System colours follow the dark, light or high-contrast setting of the
 * shopper.
 */
export const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; color: CanvasText; background: Canvas; }
header { padding: 0.75rem 1rem; border-bottom: 0.25rem double CanvasText; }
header p { max-width: 52rem; margin: 0 auto; font-weight: 600; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.5rem; margin: 0 0 1.5rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 0 0 1.5rem; }
label { display: block; font-weight: 600; }
.hint { margin: 0 0 1rem; }
.field .hint { margin: 0; }
.error { margin: 0.25rem 0 0; font-weight: 600; }
.field { flex: 1 1 100%; }
input { display: block; margin-top: 0.75rem; box-sizing: border-box; width: 12rem; max-width: 100%; min-height: 2.75rem; padding: 0.25rem 0.75rem; font: inherit; font-size: 1.25rem; letter-spacing: 0.2em; }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.25rem 1.25rem; font: inherit; box-sizing: border-box; cursor: pointer; }
.button { color: ButtonText; background: ButtonFace; border: 1px solid ButtonBorder; border-radius: 0.25rem; text-decoration: none; }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 3px; }
.outcomes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 0 2.5rem; margin: 0; padding: 0; list-style: none; }
.outcomes li { padding: 1rem 0; border-top: 1px solid GrayText; }
.outcomes h3 { margin: 0 0 0.5rem; font-size: 1rem; }
.outcomes dl { margin: 0; }
code { font: 0.9375rem ui-monospace, monospace; }
`;
