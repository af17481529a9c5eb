import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { CssVariableScope } from '../page/CssVariableScope.tsx';

export const Bench = styled.div`
  display: grid;
  gap: var(--lx-space-40) var(--lx-layout-page-gutter);
  align-items: start;
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  padding-block: var(--lx-space-32) var(--lx-space-48);
  ${media.from1024} {
    grid-template-columns: var(--lx-size-toast-min) minmax(0, 1fr);
  }
`;

export const Swatch = styled.input`
  flex: none;
  width: var(--lx-size-control-t);
  height: var(--lx-size-control-s);
  margin-inline-end: var(--lx-space-6);
  padding: 0;
  border: 0;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: var(--lx-space-4);
  }
  &::-webkit-color-swatch {
    border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  }
`;

/** The preview of the shop in the brand's colours. */
export const Stage = styled(CssVariableScope)`
  display: grid;
  gap: var(--lx-space-40);
  padding: var(--lx-layout-page-margin);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);
  align-items: start;
  ${media.from768} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Banner = styled.div`
  display: grid;
  gap: var(--lx-space-12);
  padding: var(--lx-space-32) var(--lx-space-24);
  background: var(--lx-color-store-surface);
  border-block-end: var(--lx-border-width-bold) solid var(--lx-color-store-accent);
  color: var(--lx-color-store-text);
`;
export const Muted = styled.span`
  color: var(--lx-color-store-muted);
`;

export const Readings = styled.ul`
  display: grid;
  gap: var(--lx-space-12) var(--lx-layout-page-gutter);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--lx-size-search) * 0.9)), 1fr));
`;
export const Reading = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--lx-space-8);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  padding-block-end: var(--lx-space-8);
`;
export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

/** A colour before and after its correction, with the background that it is read against. */
export const BeforeAfter = styled(CssVariableScope)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-8);
  padding-block-end: var(--lx-space-8);
`;

export const Before = styled.span`
  padding: var(--lx-space-8) var(--lx-space-12);
  background: var(--back-before);
  color: var(--front-before);
`;

export const After = styled.span`
  padding: var(--lx-space-8) var(--lx-space-12);
  background: var(--back-after);
  color: var(--front-after);
`;
