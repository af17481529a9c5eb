import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dropdown-menu';
import styled, { css } from 'styled-components';
import { floating } from '../../layers/layer/Floating.styles.ts';

const list = css`
  ${floating}
  min-width: max(var(--lx-layout-facets), var(--radix-dropdown-menu-trigger-width));
  max-width: min(var(--lx-size-drawer), var(--radix-dropdown-menu-content-available-width));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--lx-space-8);
`;

export const List = styled(Radix.Content)`
  ${list}
`;

export const SubList = styled(Radix.SubContent)`
  ${list}
`;

/** Rows of 40 px, 48 px on coarse pointers. The background marks the highlighted row. */
const row = css`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  width: 100%;
  min-height: var(--lx-space-40);
  padding: var(--lx-space-8) var(--lx-space-16);
  font-size: var(--lx-font-size-ui);
  line-height: 1.4;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  ${media.coarse} {
    min-height: var(--lx-size-control-m);
  }

  &[data-highlighted],
  &[data-state='open'] {
    background: var(--lx-color-bg-hover);
  }

  /* The scrolling list clips its overflow, so the focused row is narrower to leave space for its ring. */
  &:focus-visible {
    inline-size: calc(100% - 2 * var(--lx-space-6));
    margin-inline: var(--lx-space-6);
    padding-inline: var(--lx-space-10);
  }

  &[data-disabled] {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }

  > svg {
    flex: none;
  }
`;

export const Item = styled(Radix.Item)`
  ${row}
`;

export const CheckItem = styled(Radix.CheckboxItem)`
  ${row}
`;

export const RadioItem = styled(Radix.RadioItem)`
  ${row}
`;

export const SubTrigger = styled(Radix.SubTrigger)`
  ${row}
`;

export const Label = styled.span`
  flex: 1 1 auto;
  min-width: 0;
`;

/** A short fact, or the reason why the item is disabled, at the end of the row. */
export const Detail = styled.span`
  flex: 0 1 auto;
  font-size: var(--lx-font-size-sm);
  text-align: end;
  color: var(--lx-color-text-tertiary);
`;

/** Reserves the width of the check mark, so that labels align. */
export const Mark = styled.span`
  display: grid;
  flex: none;
  width: var(--lx-size-icon-s);
  height: var(--lx-size-icon-s);
`;

export const GroupLabel = styled(Radix.Label)`
  padding: var(--lx-space-8) var(--lx-space-16) var(--lx-space-4);
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-tertiary);
`;

export const Divider = styled(Radix.Separator)`
  height: var(--lx-border-width-hair);
  margin-block: var(--lx-space-8);
  background: var(--lx-color-border-hairline);
`;
