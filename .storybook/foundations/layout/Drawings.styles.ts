import styled, { css } from 'styled-components';
import { CssVariableScope } from '../page/CssVariableScope.tsx';

export const List = styled.ul`
  display: grid;
  gap: var(--lx-space-12);
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: var(--lx-space-80) minmax(0, 1fr);
  align-items: center;
  gap: var(--lx-space-16);
`;

export const Tall = styled.li`
  display: grid;
  gap: var(--lx-space-8);
  align-content: start;
`;

const filled = css`
  background: var(--lx-color-text-tertiary);
`;

/** A bar that is as wide as the value of its token, but never wider than the available space. */
export const Bar = styled(CssVariableScope)`
  ${filled}
  width: min(100%, var(--drawn));
  min-width: var(--lx-border-width-hair);
  height: var(--lx-space-16);
`;

/** A width relative to the widest token. */
export const Share = styled(CssVariableScope)`
  width: var(--drawn);
  border-block-end: var(--lx-border-width-mark) solid var(--lx-color-text-tertiary);
  padding-block-end: var(--lx-space-8);
`;

export const Squares = styled.ul`
  display: grid;
  gap: var(--lx-space-32) var(--lx-space-24);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--lx-size-image-m)), 1fr));
`;

const square = css`
  width: 100%;
  aspect-ratio: var(--lx-ratio-editorial);
  background: var(--lx-color-bg-raised);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Raised = styled(CssVariableScope)`
  ${square}
  box-shadow: var(--drawn);
`;
export const Rounded = styled(CssVariableScope)`
  ${square}
  border-color: var(--lx-color-border-control);
  border-radius: var(--drawn);
`;
export const Bordered = styled(CssVariableScope)`
  ${square}
  border: var(--drawn) solid var(--lx-color-text-primary);
`;
export const Faded = styled(CssVariableScope)`
  ${square}
  background: var(--lx-color-action-primary);
  opacity: var(--drawn);
`;
export const Shaped = styled(CssVariableScope)`
  ${square}
  aspect-ratio: var(--drawn);
`;
export const Sized = styled(CssVariableScope)`
  ${filled}
  width: min(100%, var(--drawn));
  height: var(--lx-space-8);
`;

/** Layers seen from the side, each above and to the right of the one below. */
export const Planes = styled.ol`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--lx-space-4);
`;
export const PlaneFace = styled(CssVariableScope)`
  margin-inline-start: var(--drawn);
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-8);
  padding: var(--lx-space-8) var(--lx-space-12);
  background: var(--lx-color-bg-raised);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
`;

export const Columns12 = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: min(var(--lx-layout-page-gutter), 2%);
  padding-inline: min(var(--lx-layout-page-margin), 4%);
  border-inline: var(--lx-border-width-hair) dashed var(--lx-color-border-control);
`;
export const Column = styled.div`
  height: var(--lx-space-160);
  background: var(--lx-color-bg-hover);
  text-align: center;
  padding-block: var(--lx-space-8);
`;

/** A drawing of a window. The sticky bar in the drawing has the same height as in the shop. */
export const Window = styled(CssVariableScope)`
  position: relative;
  height: var(--lx-size-search);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  background: var(--lx-color-bg-page);
`;
export const Sticky = styled.div`
  height: var(--drawn);
  display: grid;
  align-items: end;
  padding: var(--lx-space-4) var(--lx-space-12);
  background: var(--lx-color-bg-raised);
  border-block-end: var(--lx-border-width-mark) solid var(--lx-color-accent-line);
`;
export const Below = styled.div`
  padding: var(--lx-space-12);
`;
export const Windows = styled.ul`
  display: grid;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--lx-size-search) * 0.9)), 1fr));
`;
