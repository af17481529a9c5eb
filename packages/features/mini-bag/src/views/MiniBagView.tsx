import { Divider } from '@luxe/ui/divider';
import { LinkButton } from '@luxe/ui/link-button';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { MiniBagLineModel, MiniBagModel } from '../data/toMiniBag.ts';
import { Foot, More, Scroll, Total } from './MiniBag.styles.ts';
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
        <Rows aria-label={copy.lines} edges="between" pad="m">
          {bag.lines.map((line) => (
            <MiniBagLine key={line.entryNumber} line={line} onRemove={onRemove} />
          ))}
        </Rows>
      </Scroll>
      <Foot>
        <Divider />
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
        <Total>
          <Text weight="medium">{copy.payable}</Text>
          <Text weight="medium" tabular>
            {bag.payable}
          </Text>
        </Total>
        <LinkButton href="/cart" block>
          {copy.goToBag}
        </LinkButton>
      </Foot>
    </>
  );
}
