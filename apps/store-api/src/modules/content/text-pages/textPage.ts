import type { ContentPage } from '../../../model/catalogue.ts';

/** A section of a text page: its heading and its HTML. A paragraph without a tag becomes one. */
export type Section = readonly [heading: string, ...paragraphs: string[]];

/** A page of text at a path of one segment. The section "In short" is its summary. */
export const textPage = (
  path: string,
  title: string,
  description: string,
  sections: readonly Section[],
): ContentPage => ({
  slug: path.slice(1),
  catalogue: 'luxury',
  path,
  title,
  description,
  blocks: sections.map(([heading, ...paragraphs]) => ({
    type: 'text',
    title: heading,
    html: paragraphs.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join(''),
  })),
});

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const link = (label: string, href: string) => `<a href="${href}">${label}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
