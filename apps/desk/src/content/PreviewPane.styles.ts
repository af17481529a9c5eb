import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** The form and the preview: one below the other, or beside each other where there is space for both. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);

  ${media.from1600} {
    &[data-previewed] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
  min-width: 0;

  ${media.from1600} {
    position: sticky;
    inset-block-start: var(--lx-space-24);
    align-self: start;
    order: 1;
  }
`;

/** `--preview-scale` is set by the component, from the space that the pane has. */
export const Viewport = styled.div`
  height: 75dvh;
  overflow: hidden;
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  > iframe {
    display: block;
    height: calc(100% / var(--preview-scale, 1));
    border: 0;
    transform: scale(var(--preview-scale, 1));
    transform-origin: 0 0;
  }
`;
