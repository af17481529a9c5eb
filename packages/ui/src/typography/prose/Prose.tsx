import { Root } from './Prose.styles.ts';

/**
 * HTML that the server has sanitised. The type rejects plain strings, because only a sanitiser may create
 * such HTML.
 */
export type SanitisedHtml = string & { readonly __html: 'sanitised' };

/** `md` is the size of the text around it; `lg` and `xl` are 18 and 22 px, for articles. */
export type ProseSize = 'md' | 'lg' | 'xl';

export type ProseProps = {
  /** Default `md`. The larger sizes have the primary colour. */
  size?: ProseSize;
  /** Sanitised by the shop's server. Features must not cast strings to this type. */
  html: SanitisedHtml;
  className?: string;
};

/** Editorial HTML with its own headings, lists and links. */
export function Prose({ size = 'md', html, className }: ProseProps) {
  return <Root $size={size} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
