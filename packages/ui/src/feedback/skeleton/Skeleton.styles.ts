import { media } from '@luxe/tokens';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import type { SkeletonShape, SkeletonWidth } from './Skeleton.tsx';

const sheen = keyframes`
  from { transform: translateX(-75%); }
  to { transform: translateX(25%); }
`;

const byShape: Record<SkeletonShape, RuleSet> = {
  text: css`
    height: var(--lx-space-12);
  `,
  title: css`
    height: var(--lx-space-28);
  `,
  control: css`
    height: var(--lx-size-control-m);
  `,
  block: css`
    height: var(--lx-space-160);
  `,
  media: css`
    aspect-ratio: var(--lx-ratio-product);
  `,
};

const byWidth: Record<SkeletonWidth, RuleSet> = {
  full: css`
    width: 100%;
  `,
  'three-quarters': css`
    width: 75%;
  `,
  half: css`
    width: 50%;
  `,
  third: css`
    width: 33%;
  `,
};

export const Shape = styled.span<{ $shape: SkeletonShape; $width: SkeletonWidth }>`
  display: block;
  border-radius: var(--lx-radius-hair);
  background: linear-gradient(
      100deg,
      var(--lx-color-bg-skeleton) 30%,
      var(--lx-color-bg-skeleton-sheen) 50%,
      var(--lx-color-bg-skeleton) 70%
    )
    0 0 / 200% 100%;
  ${({ $shape }) => byShape[$shape]}
  ${({ $width }) => byWidth[$width]}

  ${media.motion} {
    position: relative;
    overflow: hidden;
    background: var(--lx-color-bg-skeleton);

    /* The compositor moves this layer. A moving background would be painted for every frame. */
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 200%;
      background: linear-gradient(
        100deg,
        transparent 30%,
        var(--lx-color-bg-skeleton-sheen) 50%,
        transparent 70%
      );
      animation: ${sheen} var(--lx-duration-sheen) linear infinite;
    }
  }
`;

export const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-10);
`;
