import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
`;

export const Boxes = styled.div<{ $length: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  gap: var(--lx-space-8);
`;

export const Box = styled.span`
  display: grid;
  place-items: center;
  height: var(--lx-size-code-box);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-code);
  line-height: 1;

  ${Frame}[data-invalid] & {
    border-color: var(--lx-color-text-error);
    box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-text-error);
  }

  ${Frame}[data-disabled] & {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
  }

  ${Frame}[data-busy] & {
    color: var(--lx-color-text-tertiary);
  }

  /* The box of the next digit is the focus ring. */
  ${Frame}:has(:focus) &[data-current] {
    border-color: var(--lx-color-border-focus);
    box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-border-focus);

    &:empty::after {
      content: '';
      width: var(--lx-border-width-hair);
      height: var(--lx-space-24);
      background: var(--lx-color-text-primary);
    }
  }
`;

/** A transparent input over the boxes, so that typing, paste and code suggestions work natively. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  font-size: var(--lx-font-size-md);
  color: transparent;
  caret-color: transparent;
  background: transparent;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &::selection {
    background: transparent;
    color: transparent;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: transparent;
    transition: background-color 0s linear calc(100 * var(--lx-duration-toast));
  }
`;
