import { Root } from './Prose.styles.ts';

/**
 * HTML that the server has sanitised. The type rejects plain strings, because only a sanitiser may create
 * such HTML.
 */
export type SanitisedHtml = string & { readonly __html: 'sanitised' };

export type ProseProps = {
  /** Sanitised by the shop's server. Features must not cast strings to this type. */
  html: SanitisedHtml;
  className?: string;
};

/** Editorial HTML with its own headings, lists and links. */
export function Prose({ html, className }: ProseProps) {
  return <Root className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
