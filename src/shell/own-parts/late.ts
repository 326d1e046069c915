export { InstituteFooter } from '../institute-footer/institute-footer';
export { ProjectLogo } from '../footer/project-logo';
export { ProjectPartners } from '../footer/project-partners';
export { SpecialProjectHeader } from '../header/special-project-header';
export { OwnRows } from './own-rows';
