import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import { Line } from '../../feedback/loader/Loader.styles.ts';
import type { ButtonEmphasis, ButtonSize } from './Button.tsx';

const bySize: Record<ButtonSize, RuleSet> = {
  s: css`
    min-height: var(--lx-size-control-s);
    padding-inline: var(--lx-space-16);
    font-size: var(--lx-font-size-sm);

    ${media.coarse} {
      min-height: var(--lx-size-target-min);
    }
  `,
  m: css`
    min-height: var(--lx-size-control-m);
    padding-inline: var(--lx-space-28);
    font-size: var(--lx-font-size-ui);
  `,
  l: css`
    min-height: var(--lx-size-control-l);
    padding-inline: var(--lx-space-28);
    font-size: var(--lx-font-size-md);
  `,
};

const byEmphasis: Record<ButtonEmphasis, RuleSet> = {
  primary: css`
    background: var(--lx-color-action-primary);
    color: var(--lx-color-action-on-primary);
    border-color: transparent;

    ${media.hover} {
      &:hover {
        background: var(--lx-color-action-primary-hover);
      }
    }

    &:active {
      background: var(--lx-color-action-primary-active);
    }
  `,
  secondary: css`
    border-color: var(--lx-color-border-control);

    ${media.hover} {
      &:hover {
        border-color: var(--lx-color-text-primary);
        background: var(--lx-color-action-ghost-hover);
      }
    }

    &:active {
      border-color: var(--lx-color-text-primary);
      background: var(--lx-color-action-ghost-active);
    }
  `,
  plain: css`
    padding-inline: 0;
    border-color: transparent;
    text-decoration: underline;
    text-decoration-color: var(--lx-color-border-strong);
    text-decoration-thickness: var(--lx-font-underline-thickness);
    text-underline-offset: 0.42em;
    text-decoration-skip-ink: none;

    ${media.hover} {
      &:hover {
        text-decoration-color: currentColor;
      }
    }
  `,
};

/** Shared with LinkButton, so that buttons and links look alike. */
export const buttonStyles = css<{ $emphasis: ButtonEmphasis; $size: ButtonSize; $block: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  padding-block: var(--lx-space-8);
  border: var(--lx-border-width-hair) solid;
  font-weight: var(--lx-font-weight-medium);
  line-height: 1.2;
  text-align: center;
  transition:
    background-color var(--lx-transition-hover),
    color var(--lx-transition-hover),
    border-color var(--lx-transition-hover),
    text-decoration-color var(--lx-transition-hover);
  ${({ $size }) => bySize[$size]}
  ${({ $emphasis }) => byEmphasis[$emphasis]}
  ${({ $block }) =>
    $block &&
    css`
      width: 100%;
    `}
`;

export const Control = styled.button<{ $emphasis: ButtonEmphasis; $size: ButtonSize; $block: boolean }>`
  ${buttonStyles}

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: none;
    border: var(--lx-border-width-hair) dashed var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
    text-decoration: none;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/**
 * The usual and the busy label share one grid cell, so that the button always has the width of the longer
 * label.
 */
export const Labels = styled.span`
  display: grid;
  justify-items: center;
`;

export const Label = styled.span<{ $visible: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: var(--lx-space-10);
  visibility: ${({ $visible }) => ($visible ? 'visible' : 'hidden')};
`;

/** The progress line of a busy button: the line of a Loader, at the bottom of the button. */
export const Progress = styled(Line)`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  height: var(--lx-size-progress);
`;

export const WithReason = styled.span<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  flex-direction: column;
  gap: var(--lx-space-8);
  align-items: ${({ $block }) => ($block ? 'stretch' : 'flex-start')};
`;

export const Reason = styled.span`
  font-size: var(--lx-font-size-xs);
  line-height: var(--lx-font-line-height-body);
  color: var(--lx-color-text-secondary);
`;
