import { Divider } from '@luxe/ui/divider';
import { LinkButton } from '@luxe/ui/link-button';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { MiniBagLineModel, MiniBagModel } from '../data/toMiniBag.ts';
import { Foot, More, Saving, Scroll, Total } from './MiniBag.styles.ts';
import { MiniBagLine } from './MiniBagLine.tsx';

export type MiniBagViewProps = {
  bag: MiniBagModel;
  onRemove: (line: MiniBagLineModel) => void;
};

/** A bag with something in it: up to three pieces, how many more, what it comes to, the way to it [SHL-10] [SHL-11] [SHL-12]. */
export function MiniBagView({ bag, onRemove }: MiniBagViewProps) {
  return (
    <>
      <Scroll>
        <MiniBagLines bag={bag} onRemove={onRemove} />
      </Scroll>
      <Foot>
        <Divider />
        <MiniBagFoot bag={bag} />
      </Foot>
    </>
  );
}

/** Its pieces. */
export function MiniBagLines({ bag, onRemove }: MiniBagViewProps) {
  return (
    <Rows aria-label={copy.lines} edges="between" pad="m">
      {bag.lines.map((line) => (
        <MiniBagLine key={line.entryNumber} line={line} onRemove={onRemove} />
      ))}
    </Rows>
  );
}

/** What else there is, what it comes to and the way to it: in sight, however many pieces. */
export function MiniBagFoot({ bag }: Pick<MiniBagViewProps, 'bag'>) {
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
      <LinkButton href="/cart" block>
        {copy.goToBag}
      </LinkButton>
    </>
  );
}
