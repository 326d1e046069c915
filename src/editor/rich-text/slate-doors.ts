// What Slate keeps of an editor without describing it, in one place: a test tells the versions with which it was tried.
export { EDITOR_TO_FORCE_RENDER, EDITOR_TO_USER_SELECTION, ELEMENT_TO_NODE, IS_FOCUSED } from 'slate-dom';
