import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { ShowWidth } from './Show.tsx';

const query: Record<ShowWidth, { from: string; below: string }> = {
  640: { from: media.from640, below: media.below640 },
  768: { from: media.from768, below: media.below768 },
  1024: { from: media.from1024, below: media.below1024 },
};

const hiddenOn = (width: string): RuleSet => css`
  ${width} {
    display: none;
  }
`;

export const Root = styled.div<{
  $from: ShowWidth | undefined;
  $below: ShowWidth | undefined;
  $scripted: boolean;
}>`
  ${({ $from }) => $from && hiddenOn(query[$from].below)}
  ${({ $below }) => $below && hiddenOn(query[$below].from)}
  ${({ $scripted }) => $scripted && hiddenOn(media.withoutScripts)}
`;
