import { container, media } from '@luxe/tokens';
import styled from 'styled-components';

/** The form is as wide as the screen beside the navigation, whatever that is. */
export const Box = styled.search`
  display: block;
  container-type: inline-size;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-16);

  ${media.from768} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.from(1000)} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) repeat(2, minmax(0, 2fr)) auto;
  }
`;

/** Aligned with the controls of the fields, which have a label above them. */
export const Submit = styled.div`
  align-self: end;
`;
