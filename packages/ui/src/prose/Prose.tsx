import { Words } from './Prose.styles.ts';

/** HTML that a server has cleaned. A plain string does not fit: only what cleans may make one. */
export type SanitisedHtml = string & { readonly __html: 'sanitised' };

export type ProseProps = {
  /** From the shop's own server, which cleaned it; no cast in a feature. */
  html: SanitisedHtml;
  className?: string;
};

/** An editor's words, with their own headings, lists and links. Takes cleaned HTML and nothing else. */
export function Prose({ html, className }: ProseProps) {
  return <Words className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
