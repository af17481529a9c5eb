import { bagPath } from '@luxe/contract/paths';
import { Divider } from '@luxe/ui/divider';
import { LinkButton } from '@luxe/ui/link-button';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { MiniBagLineModel, MiniBagModel } from '../data/toMiniBag.ts';
import { Footer, More, Saving, Scroll, Total } from './MiniBag.styles.ts';
import { MiniBagLine } from './MiniBagLine.tsx';

export type MiniBagViewProps = {
  bag: MiniBagModel;
  onRemove: (line: MiniBagLineModel) => void;
};

/**
 * Up to three lines, the number of further items, the total and the link to the bag [SHL-10] [SHL-11]
 * [SHL-12].
 */
export function MiniBagView({ bag, onRemove }: MiniBagViewProps) {
  return (
    <>
      <Scroll>
        <MiniBagLines bag={bag} onRemove={onRemove} />
      </Scroll>
      <Footer>
        <Divider />
        <MiniBagFooter bag={bag} />
      </Footer>
    </>
  );
}

export function MiniBagLines({ bag, onRemove }: MiniBagViewProps) {
  return (
    <Rows aria-label={copy.lines} edges="between" padding="m">
      {bag.lines.map((line) => (
        <MiniBagLine key={line.entryNumber} line={line} onRemove={onRemove} />
      ))}
    </Rows>
  );
}

/** Number of further items, coupon, total and link. Stays visible when the lines scroll. */
export function MiniBagFooter({ bag }: Pick<MiniBagViewProps, 'bag'>) {
  return (
    <>
      {bag.more > 0 && (
        <>
          <More>
            <Text size="sm" tone="secondary">
              {copy.more(bag.more)}
            </Text>
          </More>
          <Divider />
        </>
      )}
      {bag.coupon && (
        <Saving>
          <Text size="sm" tone="secondary">
            {bag.coupon.label}
          </Text>
          <Text size="sm" tabular>
            {bag.coupon.saving}
          </Text>
        </Saving>
      )}
      <Total>
        <Text weight="medium">{copy.payable}</Text>
        <Text weight="medium" tabular>
          {bag.payable}
        </Text>
      </Total>
      <LinkButton href={bagPath} block>
        {copy.goToBag}
      </LinkButton>
    </>
  );
}
