import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { CssVariableScope } from '../page/CssVariableScope.tsx';

export const List = styled.ul`
  display: grid;
  gap: var(--lx-space-32);
`;

export const Row = styled.li`
  display: grid;
  gap: var(--lx-space-8);
`;

/**
 * Sample text. The specimen sets some of the type tokens; the other properties have the values of body text.
 */
export const SampleText = styled(CssVariableScope)`
  font-family: var(--specimen-family, var(--lx-font-family-text));
  font-size: var(--specimen-size, var(--lx-font-size-md));
  font-weight: var(--specimen-weight, var(--lx-font-weight-regular));
  line-height: var(--specimen-line, var(--lx-font-line-height-snug));
  letter-spacing: var(--specimen-tracking, normal);
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-4) var(--lx-space-16);
`;

export const Columns = styled.ul`
  display: grid;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);
  ${media.from640} {
    grid-template-columns: 1fr 1fr;
  }
`;
