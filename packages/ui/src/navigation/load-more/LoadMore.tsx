import { Button } from '../../actions/button/Button.tsx';
import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { Count, Line, Progress, Root } from './LoadMore.styles.ts';

export type LoadMoreProps = {
  visibleCount: number;
  total: number;
  /** "Show 24 more". */
  label: string;
  /** URL of the next page. If `onLoadMore` is set, the browser follows this link only without scripts. */
  href?: string;
  onLoadMore?: () => void;
  busy?: boolean;
  /** Default "Loading". */
  busyLabel?: string;
  /** Default "24 of 412". */
  countText?: (visibleCount: number, total: number) => string;
  className?: string;
};

/**
 * Shows how many items of a list are visible. Unless all are visible, also shows a control that loads more.
 */
export function LoadMore({
  visibleCount,
  total,
  label,
  href,
  onLoadMore,
  busy = false,
  busyLabel = 'Loading',
  countText = (some, all) => `${some} of ${all}`,
  className,
}: LoadMoreProps) {
  const hasMore = visibleCount < total;
  return (
    <Root className={className}>
      <Progress>
        <Count aria-live="polite">{countText(visibleCount, total)}</Count>
        <Line aria-hidden>
          <rect width="100%" height="100%" />
          <rect width={`${total > 0 ? (visibleCount / total) * 100 : 0}%`} height="100%" />
        </Line>
      </Progress>
      {hasMore && href !== undefined && (
        // While more items load, the same link stays in the page, so that the link keeps the focus.
        <LinkButton
          emphasis="secondary"
          href={href}
          aria-busy={busy || undefined}
          onClick={(event) => {
            const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
            if (onLoadMore === undefined || hasModifier) return;
            event.preventDefault();
            if (!busy) onLoadMore();
          }}
        >
          {busy ? busyLabel : label}
        </LinkButton>
      )}
      {hasMore && href === undefined && (
        <Button emphasis="secondary" busy={busy} busyLabel={busyLabel} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </Root>
  );
}
