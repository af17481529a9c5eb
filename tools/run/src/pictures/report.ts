import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupByCause, type CauseGroup } from './causes.ts';
import { drawDifference } from './compare.ts';
import { decodePicture, encodePngFast } from './pixels.ts';
import { reportStyles, reportScript } from './reportPage.ts';

/** A picture in the report. */
export interface Entry {
  readonly name: string;
  readonly story: string;
  /** The story's file, relative to the root. */
  readonly file: string;
  /** Why the picture fails. */
  readonly sentence?: string;
  /** Set when this run accepted the picture. */
  readonly accepted?: 'new' | 'changed';
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

/** Replaces the report: one page with before, after and difference of every picture, and the image files. */
export async function writeReport(
  folder: string,
  entries: readonly Entry[],
  faults: readonly string[],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const articles: string[] = [];
  for (const group of await groupByCause(entries)) articles.push(await section(folder, group));
  writeFileSync(path.join(folder, 'index.html'), page(articles, entries.length, faults));
}

/** The pictures of one cause: those of the first story, and the others folded away. */
async function section(folder: string, { shown, others }: CauseGroup<Entry>): Promise<string> {
  const articles: string[] = [];
  for (const entry of shown) articles.push(await article(folder, entry));
  if (others.length === 0) return articles.join('\n');
  const folded: string[] = [];
  for (const entry of others) folded.push(await article(folder, entry));
  const count = others.length === 1 ? '1 more picture' : `${others.length} more pictures`;
  return `${articles.join('\n')}
<details><summary>${count} with the same change</summary>
${folded.join('\n')}
</details>`;
}

async function article(folder: string, entry: Entry): Promise<string> {
  const { name, story, file, sentence, accepted, before, after } = entry;
  const difference =
    before && after
      ? await encodePngFast(drawDifference(await decodePicture(before), await decodePicture(after)))
      : undefined;
  const figures = (
    [
      ['Before', before],
      ['After', after],
      ['Difference', difference],
    ] as const
  ).map(([label, png]) => {
    if (!png) return `<figure><figcaption>${label}</figcaption><p class="none">None</p></figure>`;
    const image = `${name.slice(0, -path.extname(name).length).replaceAll('/', '--')}.${label.toLowerCase()}.png`;
    writeFileSync(path.join(folder, image), png);
    return `<figure data-${label.toLowerCase()}><figcaption>${label}</figcaption><img loading="lazy" src="${escape(image)}" alt="${label}: ${escape(name)}"></figure>`;
  });
  const [, theme = '', ...others] = name.slice(name.lastIndexOf('/'), -'.webp'.length).split('.');
  const facts = [theme, ...others.map((one) => (/^\d+$/.test(one) ? `${one} px wide` : one)), file];
  return `<article id="${escape(name)}" tabindex="-1" data-show="all">
<h2>${escape(story)}</h2>
<p class="facts">${facts.map((fact) => `<span>${escape(fact)}</span>`).join('')}</p>
<p>${escape(sentence ?? (accepted === 'new' ? 'Accepted: new.' : 'Accepted: changed.'))}</p>
<div class="figures">${figures.join('\n')}</div>
</article>`;
}

function page(articles: readonly string[], pictures: number, faults: readonly string[]): string {
  const causes = articles.length === 1 ? '1 cause' : `${articles.length} causes`;
  const count = pictures === 1 ? '1 picture' : `${pictures} pictures, ${causes}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${count}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>${articles.length || faults.length ? `${count} to check` : 'All pictures match the baselines'}</h1>
<p class="keys"><kbd>J</kbd> next <kbd>K</kbd> previous <kbd>1</kbd> before <kbd>2</kbd> after <kbd>3</kbd> difference <kbd>0</kbd> all, hold <kbd>Space</kbd> to flip</p>
${faults.length ? `<ul>${faults.map((fault) => `<li>${escape(fault)}</li>`).join('')}</ul>` : ''}
</header>
<main>
${articles.join('\n')}
</main>
<script>${reportScript}</script>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
