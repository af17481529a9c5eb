import { inflateSync } from 'node:zlib';

/**
 * Reads the texts of a PDF that pdfkit wrote: one text per drawn run, in the sequence of the pages. It reads
 * only what pdfkit writes, and no other files.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const lettersOf = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (map) lettersOf.set(name, readLetters(objects.get(map)?.stream ?? ''));
    }
  const contents = [...objects.values()].flatMap(({ head }) => {
    const id = /\/Type \/Page\n/.test(head) && /\/Contents (\d+) 0 R/.exec(head)?.[1];
    return id ? [objects.get(id)?.stream ?? ''] : [];
  });
  return contents.flatMap((content) => readRuns(content, lettersOf));
}

function readObjects(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = text.indexOf('endobj', index);
    const start = text.indexOf('stream\n', index);
    const hasStream = start > 0 && start < end;
    const head = text.slice(index, hasStream ? start : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = hasStream ? pdf.subarray(start + 7, start + 7 + length) : Buffer.alloc(0);
    const isDeflated = head.includes('/FlateDecode');
    objects.set(id, {
      head,
      stream: isDeflated ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1'),
    });
  }
  return objects;
}

/** Letters by the code of their glyph, four hexadecimal digits. */
function readLetters(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { 1: first = '', 2: list = '' } of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(({ 1: hex = '' }, at) =>
      letters.set(
        (start + at).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  }
  return letters;
}

function readRuns(content: string, lettersOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const runs: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  for (const { 1: font, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersOf.get(font) ?? new Map();
    else {
      const codes = [...(shown ?? '').matchAll(/<([\da-f]+)>/gi)].map(([, hex]) => hex).join('');
      runs.push((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code.toLowerCase()) ?? '').join(''));
    }
  }
  return runs;
}
