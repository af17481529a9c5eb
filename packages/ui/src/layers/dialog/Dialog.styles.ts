import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, type RuleSet } from 'styled-components';
import { centred, fadeOut, panelSurface, settle } from '../layer/panel.styles.ts';
import type { DialogSize } from './Dialog.tsx';

const bySize: Record<DialogSize, RuleSet> = {
  s: css`
    max-width: var(--lx-size-modal-s);
  `,
  m: css`
    max-width: var(--lx-size-modal-m);
  `,
  l: css`
    max-width: var(--lx-size-modal);
  `,
};

/** The panel of the dialog: full screen below 768 px, a centred panel from 768 px. */
export const Panel = styled(Radix.Content)<{ $size: DialogSize }>`
  ${panelSurface}
  inset: 0;

  &[data-state='open'] {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }

  ${media.from768} {
    ${centred}
    ${({ $size }) => bySize[$size]}
  }
`;

/** Picture and content side by side. Below 768 px the picture is hidden. */
export const Columns = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-height: 0;
`;

export const PictureWrapper = styled.div`
  display: none;

  ${media.from768} {
    position: relative;
    display: block;
    flex: 0 0 41%;
  }
`;

export const ContentColumn = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  ${media.from768} {
    padding: var(--lx-space-12) var(--lx-space-20) var(--lx-space-40);
  }
`;
