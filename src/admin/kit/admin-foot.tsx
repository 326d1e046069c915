import type { ReactNode } from 'react';

interface AdminFootProps {
  /** How far what was changed is saved. */
  status: ReactNode;
  isChanged: boolean;
  children: ReactNode;
}

/** What is done with the changes of a whole screen, at the foot of the window. */
export function AdminFoot({ status, isChanged, children }: AdminFootProps) {
  return (
    <div className="admin-foot">
      <span role="status" className={isChanged ? 'admin-foot__status--changed' : undefined}>
        {status}
      </span>
      {children}
    </div>
  );
}
