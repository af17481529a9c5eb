import { Icon } from '@luxe/ui/icon';
import type { Example } from '../guides/guide.ts';

/** A good and a bad example side by side. The bad one is in a dashed frame and inert. */
export function PairFigures({ good, bad }: { good: Example; bad: Example }) {
  return (
    <div className="pair">
      <figure data-verdict="do">
        <figcaption>
          <Icon name="check" size="s" /> Do: {good[0]}
        </figcaption>
        <div className="pair-frame">{good[1]}</div>
      </figure>
      <figure data-verdict="do-not">
        <figcaption>
          <Icon name="close" size="s" /> Do not: {bad[0]}
        </figcaption>
        <div className="pair-frame" inert>
          {bad[1]}
        </div>
      </figure>
    </div>
  );
}
