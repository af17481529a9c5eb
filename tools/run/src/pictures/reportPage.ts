/**
 * Styles of the report. They are independent of the shop, because the report must be readable when the styles
 * of the shop are broken.
 */
export const reportStyles = `
:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif; background: #131210; color: #efece6 }
body { margin: 0 }
header, article { padding: 16px 24px; border-bottom: 1px solid #3a3733 }
header { position: sticky; top: 0; z-index: 1; background: #131210 }
h1, h2 { margin: 0; font-size: 20px; font-weight: 500 }
h2 { font-size: 16px }
p, ul { margin: 4px 0 }
.keys, .facts { color: #b5aea3 }
.facts span + span::before { content: " · " }
kbd { margin-left: 12px; padding: 0 6px; border: 1px solid #5a554e; border-radius: 3px }
article { scroll-margin-top: 96px; outline: none }
details > summary { padding: 16px 24px; cursor: pointer }
article:focus { background: #1e1c19; box-shadow: inset 3px 0 #d9b777 }
.figures { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-top: 12px }
figure { margin: 0; max-width: 100% }
figcaption { color: #b5aea3 }
img { display: block; max-width: 100%; border: 1px solid #3a3733; background: repeating-conic-gradient(#2a2825 0 25%, #1e1c19 0 50%) 0 / 16px 16px }
[data-show=before] figure:not([data-before]), [data-show=after] figure:not([data-after]), [data-show=difference] figure:not([data-difference]) { display: none }
`;

/**
 * Keyboard control of the report. Without scripts, the three pictures are shown side by side. "j" and "k"
 * unfold a picture that is folded away because it has the same change as another.
 */
export const reportScript = `{
const articles = [...document.querySelectorAll('article')];
const current = () => Math.max(articles.indexOf(document.activeElement?.closest('article')), -1);
const show = (article) => {
  article?.closest('details')?.setAttribute('open', '');
  article?.focus();
};
const go = (at) => show(articles[Math.min(Math.max(at, 0), articles.length - 1)]);
const shows = { 0: 'all', 1: 'before', 2: 'after', 3: 'difference' };
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const article = articles[current()];
  if (event.key === 'j') go(current() + 1);
  else if (event.key === 'k') go(current() - 1);
  else if (shows[event.key] && article) article.dataset.show = shows[event.key];
  else if (event.key === ' ' && article) {
    event.preventDefault();
    article.dataset.show = 'before';
  }
});
addEventListener('keyup', (event) => {
  const article = articles[current()];
  if (event.key === ' ' && article) article.dataset.show = 'after';
});
const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (wanted) show(wanted);
else go(0);
}`;
