import { Button } from '../button/Button.tsx';
import { LinkButton } from '../link-button/LinkButton.tsx';
import { Count, Line, Progress, Root } from './ShowMore.styles.ts';

export type ShowMoreProps = {
  shown: number;
  total: number;
  /** "Show 24 more". */
  label: string;
  /** Address of the next page. With `onShowMore` it is followed only where script is not at hand. */
  href?: string;
  onShowMore?: () => void;
  busy?: boolean;
  /** Default "Loading". */
  busyLabel?: string;
  /** Default "24 of 412". */
  countText?: (shown: number, total: number) => string;
  className?: string;
};

/** How much of a list is on the page, and the way to more of it. Without a rest, only the count. */
export function ShowMore({
  shown,
  total,
  label,
  href,
  onShowMore,
  busy = false,
  busyLabel = 'Loading',
  countText = (some, all) => `${some} of ${all}`,
  className,
}: ShowMoreProps) {
  const rest = shown < total;
  return (
    <Root className={className}>
      <Progress>
        <Count aria-live="polite">{countText(shown, total)}</Count>
        <Line aria-hidden>
          <rect width="100%" height="100%" />
          <rect width={`${total > 0 ? (shown / total) * 100 : 0}%`} height="100%" />
        </Line>
      </Progress>
      {rest && href !== undefined && (
        // The same element while it is busy, so that it keeps the focus.
        <LinkButton
          emphasis="secondary"
          href={href}
          aria-busy={busy || undefined}
          onClick={(event) => {
            const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
            if (onShowMore === undefined || elsewhere) return;
            event.preventDefault();
            if (!busy) onShowMore();
          }}
        >
          {busy ? busyLabel : label}
        </LinkButton>
      )}
      {rest && href === undefined && (
        <Button emphasis="secondary" busy={busy} busyLabel={busyLabel} onClick={onShowMore}>
          {label}
        </Button>
      )}
    </Root>
  );
}
