import type { Interaction } from './storyParameters.d.ts';

const links = 'A link cannot be disabled: it is left out instead.';
const always = 'It can always be used.';
const parts = 'Its controls are components with stories of their own.';

/**
 * One story of every interactive component. The checks take its pictures in each state and theme, in addition
 * to the story as it is. A removed hover style or focus ring then shows as a difference.
 */
export const interactions: Readonly<Record<string, Interaction>> = {
  'ui-actions-button--primary': { target: 'button', disabled: 'disabled-with-reason' },
  'ui-actions-copybutton--usual': { target: 'button', disabled: always },
  'ui-actions-iconbutton--default': { target: 'button', disabled: 'disabled' },
  'ui-actions-link--underlined': { target: 'a', disabled: links },
  'ui-actions-linkbutton--primary': { target: 'a', disabled: links },
  'ui-actions-linktext--in-a-link': { target: 'a', disabled: links },
  'ui-actions-menu--open': { target: '[role=menuitem]', disabled: 'open' },
  'ui-actions-textbutton--quiet': { target: 'button', disabled: 'disabled' },
  'ui-actions-texttoggle--off': { target: 'button', disabled: always },
  'ui-forms-checkbox--off': { target: 'input', frame: 'label', disabled: 'on-disabled' },
  'ui-forms-choicetiles--sizes': { target: 'input', frame: 'label', disabled: 'colours' },
  'ui-forms-combobox--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-datefield--empty': { target: 'input', frame: '[role=group]', disabled: 'disabled' },
  'ui-forms-filefield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-lineform--empty': { target: 'input', frame: 'form', disabled: always },
  'ui-forms-onetimecodefield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-passwordfield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-phonefield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-pincodefield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-quantitystepper--usual': { target: 'button:last-of-type', disabled: 'disabled' },
  'ui-forms-radiogroup--usual': { target: 'input', frame: 'label', disabled: 'with-details' },
  'ui-forms-radiopanels--rows': { target: 'input', frame: 'label', disabled: 'boxes' },
  'ui-forms-radiotable--usual': {
    target: 'input',
    frame: 'tbody tr',
    disabled: 'An offer that cannot be chosen is left out.',
  },
  'ui-forms-rangeslider--usual': { target: 'input[type=range], [role=slider]', disabled: 'disabled' },
  'ui-forms-searchfield--empty': { target: 'input', disabled: 'disabled' },
  'ui-forms-select--unselected': { target: 'select', disabled: 'disabled' },
  'ui-forms-switch--off': { target: 'input', frame: 'label', disabled: 'disabled' },
  'ui-forms-textarea--empty': { target: 'textarea', disabled: 'disabled' },
  'ui-forms-textfield--empty': { target: 'input', disabled: 'disabled' },
  'ui-media-carousel--cards': { target: 'button', disabled: parts },
  'ui-media-film--default': { target: 'a', disabled: links },
  'ui-media-gallery--wall': { target: 'a', disabled: links },
  'ui-media-videoplayer--default': { target: 'button', disabled: parts },
  'ui-navigation-accordion--facets': { target: 'button', disabled: 'one-disabled' },
  'ui-navigation-breadcrumbs--usual': { target: 'a', disabled: links },
  'ui-navigation-chip--link': { target: 'a', disabled: links },
  'ui-navigation-disclosure--closed': { target: 'summary', disabled: always },
  'ui-navigation-inlinedisclosure--closed': { target: 'summary', disabled: always },
  'ui-navigation-linklist--small': { target: 'a', disabled: links },
  'ui-navigation-loadmore--some': { target: 'a, button', disabled: 'It is left out when all are visible.' },
  'ui-navigation-navlinks--sections': { target: 'a', disabled: links },
  'ui-navigation-navpanel--open': { target: '[data-nav-panel] a', disabled: links },
  'ui-navigation-pagination--middle': { target: 'a', disabled: links },
  'ui-navigation-skiplink--focused': { target: 'a', disabled: links },
  'ui-navigation-stepper--middle': { target: 'a', disabled: 'A step that is to come is not a link.' },
  'ui-navigation-tabs--usual': { target: '[role=tab]', disabled: 'one-disabled' },
};
