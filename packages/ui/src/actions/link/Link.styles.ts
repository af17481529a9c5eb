import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { LinkTone } from './Link.tsx';

const underline = css`
  text-decoration: underline;
  text-decoration-color: var(--lx-color-border-strong);
  text-decoration-thickness: var(--lx-font-underline-thickness);
  text-underline-offset: 0.42em;
  text-decoration-skip-ink: none;
  transition: text-decoration-color var(--lx-transition-hover);

  ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;

const byTone: Record<LinkTone, RuleSet> = {
  underlined: css`
    ${underline}
    font-size: var(--lx-font-size-ui);
    font-weight: var(--lx-font-weight-medium);
    line-height: 1.4;
  `,
  quiet: css`
    ${underline}
    font-size: var(--lx-font-size-sm);
    line-height: 1.4;
  `,
  inline: css`
    ${underline}
    text-underline-offset: 0.25em;
  `,
  bare: css`
    transition: color var(--lx-transition-hover);

    ${media.hover} {
      &:hover {
        color: var(--lx-color-text-primary);
      }
    }
  `,
};

/** Shared with TextButton, LinkText and InlineDisclosure. */
export const linkLook = css<{ $tone: LinkTone }>`
  ${({ $tone }) => byTone[$tone]}
`;

export const Anchor = styled.a<{ $tone: LinkTone }>`
  ${linkLook}
`;
