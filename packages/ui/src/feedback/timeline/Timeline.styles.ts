import styled, { css, type RuleSet } from 'styled-components';
import type { TimelineLine, TimelineState } from './Timeline.tsx';

const drawn = (rule: string) => css`
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: var(--lx-space-20) calc(-1 * var(--lx-space-4));
    inset-inline-start: calc(var(--lx-size-trail-dot) / 2 + var(--lx-space-4));
    border-inline-start: ${rule};
    transform: translateX(-50%);
  }
  &:dir(rtl)::after {
    transform: translateX(50%);
  }
`;

const byLine: Record<TimelineLine, RuleSet> = {
  thick: drawn('var(--lx-border-width-mark) solid var(--lx-color-text-primary)'),
  thin: drawn('var(--lx-border-width-hair) solid var(--lx-color-text-primary)'),
  dashed: drawn('var(--lx-border-width-hair) dashed var(--lx-color-border-control)'),
  none: css``,
};

const dot = css`
  content: '';
  display: block;
  width: var(--lx-size-trail-dot);
  height: var(--lx-size-trail-dot);
  margin-block-start: var(--lx-space-6);
  margin-inline-start: var(--lx-space-4);
  border-radius: var(--lx-radius-full);
`;

/** The same line beside the dot, for steps in a row. */
const drawnAcross = (rule: string) => css`
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--lx-space-6) + var(--lx-size-trail-dot) / 2);
    inset-inline: calc(var(--lx-size-trail-dot) + var(--lx-space-4) * 3) 0;
    border-block-start: ${rule};
    transform: translateY(-50%);
  }
`;

const acrossByLine: Record<TimelineLine, RuleSet> = {
  thick: drawnAcross('var(--lx-border-width-mark) solid var(--lx-color-text-primary)'),
  thin: drawnAcross('var(--lx-border-width-hair) solid var(--lx-color-text-primary)'),
  dashed: drawnAcross('var(--lx-border-width-hair) dashed var(--lx-color-border-control)'),
  none: css``,
};

const byState: Record<TimelineState, RuleSet> = {
  DONE: css`
    &::before {
      ${dot}
      background: var(--lx-color-text-primary);
    }
  `,
  CURRENT: css`
    font-weight: var(--lx-font-weight-medium);

    &::before {
      ${dot}
      background: var(--lx-color-accent-base);
      outline: var(--lx-border-width-hair) solid var(--lx-color-accent-base);
      outline-offset: var(--lx-space-4);
    }
  `,
  UPCOMING: css`
    color: var(--lx-color-text-tertiary);

    &::before {
      ${dot}
      border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
    }
  `,
};

export const Step = styled.li<{ $state: TimelineState; $line: TimelineLine }>`
  position: relative;
  display: grid;
  grid-template-columns: var(--lx-size-icon) minmax(0, 1fr) auto;
  gap: var(--lx-space-20);
  font-size: var(--lx-font-size-ui);
  line-height: var(--lx-font-line-height-body);
  overflow-wrap: anywhere;

  &:not(:last-child) {
    padding-block-end: var(--lx-space-28);
  }

  ${({ $state }) => byState[$state]}
  ${({ $line }) => byLine[$line]}
`;

export const Detail = styled.span`
  font-size: var(--lx-font-size-sm);
  font-weight: var(--lx-font-weight-regular);
  color: var(--lx-color-text-secondary);
  text-align: end;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Note = styled.span`
  display: block;
  font-size: var(--lx-font-size-sm);
  font-weight: var(--lx-font-weight-regular);
  color: var(--lx-color-text-secondary);
`;

/** Steps in a row, in columns of one width. */
export const Row = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

export const Stop = styled.li<{ $state: TimelineState; $line: TimelineLine }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--lx-space-4);
  padding-inline-end: var(--lx-space-12);
  font-size: var(--lx-font-size-ui);
  line-height: var(--lx-font-line-height-body);
  overflow-wrap: anywhere;

  ${({ $state }) => byState[$state]}
  ${({ $line }) => acrossByLine[$line]}

  &::before {
    margin-block-end: var(--lx-space-8);
  }

  ${Detail} {
    text-align: start;
  }
`;
