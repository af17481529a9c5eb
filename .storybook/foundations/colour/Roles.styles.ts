import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { CssVariableScope } from '../page/CssVariableScope.tsx';

export const List = styled.ul`
  display: grid;
  gap: var(--lx-space-40);
`;

export const Row = styled.li`
  display: grid;
  gap: var(--lx-space-16);
`;

export const Name = styled.div`
  display: grid;
  gap: var(--lx-space-2);
`;

export const VariantList = styled.ul`
  display: grid;
  gap: var(--lx-space-16) var(--lx-space-12);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-size-image-m)), 1fr));
`;

export const VariantItem = styled.li`
  display: grid;
  gap: var(--lx-space-8);
  align-content: start;
`;

/**
 * A sample of one measured colour pair: a background, an optional translucent wash on it, and text or an edge
 * in front.
 */
export const Swatch = styled(CssVariableScope)`
  display: grid;
  place-items: center;
  min-height: var(--lx-space-80);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: linear-gradient(var(--swatch-wash), var(--swatch-wash)) var(--swatch-background);
  color: var(--swatch-front);
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-m);
  line-height: var(--lx-font-line-height-title);
`;

export const Edge = styled.span`
  width: 40%;
  height: var(--lx-space-40);
  border: var(--lx-border-width-mark) solid var(--swatch-front);
`;

export const Fill = styled.span`
  width: 100%;
  height: var(--lx-space-80);
  background: var(--swatch-front);
`;

export const Measure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-4) var(--lx-space-6);
`;

export const Panels = styled.div`
  display: grid;
  gap: var(--lx-layout-page-gutter);
  ${media.from768} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Panel = styled(CssVariableScope)`
  display: grid;
  gap: var(--lx-space-20);
  align-content: start;
  padding: var(--lx-space-24);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
`;
