import styled from 'styled-components';

export const Track = styled.input`
  appearance: none;
  flex: none;
  display: flex;
  align-items: center;
  width: var(--lx-size-switch-w);
  height: var(--lx-size-switch-h);
  padding-inline: calc(var(--lx-size-target-floor) / 8);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  border-radius: var(--lx-radius-full);
  cursor: inherit;
  transition: background-color var(--lx-transition-hover);

  &::after {
    content: '';
    width: var(--lx-size-knob);
    height: var(--lx-size-knob);
    border-radius: var(--lx-radius-full);
    background: var(--lx-color-text-secondary);
    transition: transform var(--lx-transition-hover);
  }

  &:checked {
    background: var(--lx-color-text-primary);
    border-color: var(--lx-color-text-primary);

    &::after {
      background: var(--lx-color-text-inverse);
      transform: translateX(calc(var(--lx-size-switch-w) - var(--lx-size-switch-h)));
    }
    &:dir(rtl)::after {
      transform: translateX(calc(var(--lx-size-switch-h) - var(--lx-size-switch-w)));
    }
  }

  &:disabled {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
  }
`;
