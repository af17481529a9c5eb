import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled from 'styled-components';
import { centred, fadeOut, panelSurface, settle } from '../layer/panel.styles.ts';

/**
 * The panel of the dialog: at the bottom edge below 768 px, centred from 768 px. The panel never fills the
 * screen, because it contains only one question.
 */
export const Panel = styled(Radix.Content)`
  ${panelSurface}
  inset-inline: 0;
  inset-block-end: 0;
  max-height: 85dvh;
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &[data-state='open'] {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }

  ${media.from768} {
    ${centred}
    max-width: var(--lx-size-modal-s);
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
  overflow-y: auto;
  padding: var(--lx-space-28) var(--lx-space-20) var(--lx-space-24);

  ${media.from768} {
    padding: var(--lx-space-32) var(--lx-space-32) var(--lx-space-28);
  }
`;

/** Both buttons have equal width and wrap if their labels need it. The cancel button comes first. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-12);
  padding: 0 var(--lx-space-20) calc(var(--lx-space-20) + env(safe-area-inset-bottom));

  > * {
    flex: 1 1 0;
    min-width: min-content;
  }

  ${media.from768} {
    padding: 0 var(--lx-space-32) var(--lx-space-32);
  }
`;
