import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { SecondDecision } from '../../../kit/decisions/second-decision.tsx'
import { useAction } from '../../../kit/use-action.ts'

/** Next to a document: its file, and the decision of a second person. */
export function DocumentPanels() {
  return (
    <>
      <OpenFile />
      <SecondDecision of="teacher-documents" scope="classes.approve" approval={() => 'Approve this document'} />
    </>
  )
}

function OpenFile() {
  const document = useStaffRecord('teacher-documents')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction({ refreshes: false })
  if (!document || !permissions?.includes('classes.edit')) return null
  const open = async () => {
    const { url } = await staff.staffTeacherRecordActions.getDocumentFile({ id: document.id })
    window.open(url, '_blank', 'noopener')
  }
  return (
    <Card className="panel">
      <h2>The file</h2>
      <p className="quiet">It is written down who has opened it.</p>
      <Button variant="contained" onClick={() => void act(open)}>
        Open it
      </Button>
    </Card>
  )
}
