import { type CompanyPerson, changeRole } from '@portal/contract/company'
import { companyRoles, companyRoleTexts } from '@portal/domain/company-roles'
import { useMutation } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { options } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast.ts'
import { roleChoices } from './facts.ts'
import { refreshCompany, takeUpCompany } from './queries.ts'

type Props = { person: CompanyPerson; name: string; isOwn: boolean }

/** The role of a person; choosing another one holds at once. */
export function RoleField({ person: { id, role }, name, isOwn }: Props) {
  const change = useMutation({
    mutationFn: async (chosen: CompanyPerson['role']) => {
      await call(changeRole, { params: { id }, body: { role: chosen } })
      if (isOwn) await takeUpCompany()
      return chosen
    },
    onSuccess: (chosen) => {
      toast('success', `${name}: ${companyRoleTexts[chosen].label}.`)
      return refreshCompany()
    },
    onError: (error) => toast('error', textOf(error)),
  })
  return (
    <select
      className="select"
      aria-label={`Rolle von ${name}`}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      onChange={({ target }) => {
        const chosen = companyRoles.find((one) => one === target.value)
        if (chosen) change.mutate(chosen)
      }}
    >
      {options(roleChoices)}
    </select>
  )
}
