import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

/** One line above a hairline. Scrolls horizontally if it is too long for the screen. */
export const list = css`
  position: relative;
  display: flex;
  gap: var(--lx-space-20);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scrollbar-width: none;
  /* Space for the focus ring, which the scroll container would clip. The hairline excludes that space. */
  margin: calc(-1 * var(--lx-space-6));
  padding: var(--lx-space-6);
  background: linear-gradient(var(--lx-color-border-hairline) 0 0) center bottom var(--lx-space-6) /
    calc(100% - 2 * var(--lx-space-6)) var(--lx-border-width-hair) no-repeat;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** The accent colour marks the selected tab. */
export const tab = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--lx-space-8);
  min-width: var(--lx-size-target-floor);
  min-height: var(--lx-size-control-m);
  padding-inline: var(--lx-space-4);
  border-block-end: var(--lx-border-width-mark) solid transparent;
  font-size: var(--lx-font-size-ui);
  line-height: 1.4;
  white-space: nowrap;
  color: var(--lx-color-text-secondary);
  transition: color var(--lx-transition-hover);

  ${media.hover} {
    &:hover:not(:disabled) {
      color: var(--lx-color-text-primary);
    }
  }

  &[aria-selected='true'],
  &[aria-current] {
    border-color: var(--lx-color-accent-line);
    color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  }

  &:disabled {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }
`;

export const TabList = styled.div`
  ${list}
`;

export const Tab = styled.button`
  ${tab}
`;

export const Count = styled.span`
  font-size: var(--lx-font-size-xs);
  font-weight: var(--lx-font-weight-regular);
  color: var(--lx-color-text-tertiary);
`;

export const Panel = styled.div`
  padding-block-start: var(--lx-space-24);
`;
