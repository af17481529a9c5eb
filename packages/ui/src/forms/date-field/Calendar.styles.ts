import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Styles the elements of react-day-picker, which come unstyled. */
export const Month = styled.div`
  .rdp-months {
    position: relative;
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
  }

  .rdp-nav > button {
    display: grid;
    place-items: center;
    width: var(--lx-size-target-min);
    height: var(--lx-size-target-min);
  }

  .rdp-nav > [aria-disabled='true'] {
    color: var(--lx-color-text-disabled);
    cursor: not-allowed;
  }

  .rdp-month_caption {
    display: grid;
    place-items: center;
    min-height: var(--lx-size-target-min);
    padding-inline: var(--lx-size-target-min);
    font-size: var(--lx-font-size-ui);
    font-weight: var(--lx-font-weight-medium);
  }

  table {
    width: 100%;
    table-layout: fixed;
  }

  th {
    height: var(--lx-size-control-xs);
    font-size: var(--lx-font-size-micro);
    font-weight: var(--lx-font-weight-regular);
    color: var(--lx-color-text-tertiary);
  }

  td {
    padding: 0;
  }

  td > button {
    width: 100%;
    height: var(--lx-size-target-min);
    font-size: var(--lx-font-size-sm);
    font-variant-numeric: tabular-nums lining-nums;
    transition: background-color var(--lx-transition-hover);

    ${media.hover} {
      &:hover {
        background: var(--lx-color-action-ghost-hover);
      }
    }

    /* Draws the focus ring over the neighbouring days. */
    &:focus-visible {
      position: relative;
    }

    /* The accent marks today. */
    &[data-today] {
      box-shadow: inset 0 calc(-1 * var(--lx-border-width-mark)) 0 var(--lx-color-accent-line);
    }

    &[data-chosen] {
      background: var(--lx-color-text-primary);
      color: var(--lx-color-text-inverse);
    }

    &:disabled,
    &[aria-disabled='true'] {
      background: none;
      color: var(--lx-color-text-tertiary);
      text-decoration: line-through;
      cursor: not-allowed;
    }
  }

  .rdp-footer {
    min-height: var(--lx-space-28);
    padding-block-start: var(--lx-space-8);
    font-size: var(--lx-font-size-xs);
    color: var(--lx-color-text-secondary);
  }
`;
