import { Rule } from './Divider.styles.ts';

export type DividerTone = 'hairline' | 'strong' | 'selvedge';

export type DividerProps = {
  /**
   * Default `hairline`. `selvedge` looks like a sari border, for indiluxe. Use `selvedge` once or twice on a
   * page, for the start of a section or the end of a hero banner.
   */
  tone?: DividerTone;
  className?: string;
};

/** A line between unrelated parts. Prefer space; use a line where space is not enough. */
export function Divider({ tone = 'hairline', className }: DividerProps) {
  return <Rule $tone={tone} className={className} aria-hidden={tone === 'selvedge' || undefined} />;
}
