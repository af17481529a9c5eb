/**
 * Titles of the modals. They have their own file, because a modal shows its title before the rest of its copy
 * has loaded.
 */
export const phoneTitle = 'Log in';
export const changeTitle = 'Change';
