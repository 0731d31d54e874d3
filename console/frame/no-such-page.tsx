import Card from '@mui/material/Card'
import { Link, Title } from 'react-admin'

export function NoSuchPage() {
  return (
    <Card className="panel">
      <Title title="No such page" />
      <p>There is no page of the console at this address, or your roles do not let you see it.</p>
      <Link to="/">Go to Today</Link>
    </Card>
  )
}
