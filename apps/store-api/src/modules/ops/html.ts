/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | null | undefined | readonly Piece[];

/** A piece of a page: whatever is put into it is escaped, but what is HTML already. */
export const html = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: texts.reduce((page, text, at) => page + toHtml(pieces[at - 1]) + text),
});

function toHtml(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (isList(piece)) return piece.map(toHtml).join('');
  if (typeof piece === 'object') return piece.html;
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const isList = (piece: Piece): piece is readonly Piece[] => Array.isArray(piece);
