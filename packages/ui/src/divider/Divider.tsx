import { Rule } from './Divider.styles.ts';

export type DividerTone = 'hairline' | 'strong' | 'selvedge';

export type DividerProps = {
  /** Default `hairline`; `selvedge` is indiluxe's sari border: where a section opens or a hero ends, once or twice on a page. */
  tone?: DividerTone;
  className?: string;
};

/** A line between unlike things. Space comes first; a rule is for what space cannot say. */
export function Divider({ tone = 'hairline', className }: DividerProps) {
  return <Rule $tone={tone} className={className} aria-hidden={tone === 'selvedge' || undefined} />;
}
