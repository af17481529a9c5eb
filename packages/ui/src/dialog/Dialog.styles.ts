import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import type { DialogSize } from './Dialog.tsx';

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;
const settle = keyframes`
  from { opacity: 0; transform: translateY(var(--lx-size-move)); }
`;

export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--lx-z-index-scrim);
  background: var(--lx-color-bg-scrim);

  &[data-state='open'] {
    animation: ${fadeIn} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;

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

/** Full screen below 768, a square sheet of raised ground in the middle from there. */
export const Panel = styled(Radix.Content)<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  z-index: var(--lx-z-index-modal);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  outline: none;

  &[data-state='open'] {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }

  ${media.from768} {
    inset-block: 0;
    margin: auto;
    width: calc(100% - 2 * var(--lx-layout-page-margin));
    height: fit-content;
    max-height: calc(100dvh - 2 * var(--lx-layout-page-margin));
    border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    box-shadow: var(--lx-elevation-float);
    ${({ $size }) => bySize[$size]}
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--lx-space-16);
  padding: var(--lx-space-16) var(--lx-space-8) var(--lx-space-8) var(--lx-space-20);

  ${media.from768} {
    padding: var(--lx-space-24) var(--lx-space-20) var(--lx-space-12) var(--lx-space-32);
  }
`;

export const HeadWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
  min-width: 0;
  padding-block: var(--lx-space-6);
`;

export const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--lx-space-12) var(--lx-space-20) var(--lx-space-24);

  ${media.from768} {
    padding: var(--lx-space-12) var(--lx-space-32) var(--lx-space-32);
  }
`;

export const Foot = styled.footer`
  padding: var(--lx-space-12) var(--lx-space-20) calc(var(--lx-space-12) + env(safe-area-inset-bottom));
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from768} {
    padding: var(--lx-space-20) var(--lx-space-32);
  }
`;

/** Picture and words beside each other from 768. */
export const Beside = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`;

export const PicturePlace = styled.div`
  display: none;

  ${media.from768} {
    position: relative;
    display: block;
    flex: 0 0 41%;
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  ${media.from768} {
    padding: var(--lx-space-12) var(--lx-space-20) var(--lx-space-40);
  }
`;
